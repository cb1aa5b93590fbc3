/** A provider answered, and its answer tells neither success nor failure. A retry may not help. */
export class UnclearAnswer extends Error {
  override name = 'UnclearAnswer'
}
