/** A provider has answered, and its answer says neither yes nor no: asking again may not help, unlike after silence. */
export class UnclearAnswer extends Error {
  override name = 'UnclearAnswer'
}
