/** Names of the rules; a test holds them against the engines' registries. */
export const RULE_NAMES: Readonly<Record<string, string>> = {}
