/** How the indicators are counted, in the order of the catalogue; a formula that is not here is shown as it was written. */
export const FORMULAS: Readonly<Record<string, string>> = {}
