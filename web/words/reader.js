// The reader is addressed as "you"; everyone else has a name.

/**
 * The reader's own seat, if there is exactly one: a device that several players share has no single reader.
 * @param {number[]} you the seats on this device
 * @returns {number | null}
 */
export function readerOf(you) {
  return you.length === 1 ? you[0] : null;
}

/**
 * The form in which a sentence speaks of a seat. Texts select their wording by it.
 * @param {number | null | undefined} seat
 * @param {number | null | undefined} reader
 * @returns {"you" | "other"}
 */
export function formOf(seat, reader) {
  return seat !== null && seat !== undefined && seat === reader ? "you" : "other";
}

/**
 * The winners for a sentence: the reader is left out of the names and addressed instead.
 * @param {number[]} winners
 * @param {number | null} reader
 * @returns {{ who: "you" | "other", named: number[], count: number }}
 */
export function winnersFor(winners, reader) {
  const who = winners.includes(reader ?? -1) ? "you" : "other";
  return { who, named: winners.filter((seat) => seat !== reader), count: winners.length };
}
