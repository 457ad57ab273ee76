/** Where a threshold comes from, as a reader outside of the house is told it: our own marks of chapters and papers mean nothing to him. */

/** `platform`: 平台口径. Marks such as `[S-BANK1]` name papers of the house and are left out. */
export const toldSource = (source: string, platform: string): string =>
  source.replace(/\s*\[S-[A-Z0-9]+\]/g, '').replace(/\bdomain (?=§)/g, `${platform} `)
