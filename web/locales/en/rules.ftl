# The rules pages.
rules-title = Rules
rules-pages = Games and expansions
rules-contents = On this page
rules-link = Link to rule { $id }
rules-failed = The rules could not be loaded. Check your connection and try again.
rules-lessons = Learn by playing:
rules-try = Try it: { $lesson }
