# home
