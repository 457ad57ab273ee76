/** Names of the rules; a test holds them against the engines' registries. */
export const RULE_NAMES: Readonly<Record<string, string>> = {
  当前欠税: 'Arrears now',
  附加税不符: 'Surtax against VAT',
  滞纳金: 'Late fees',
}
