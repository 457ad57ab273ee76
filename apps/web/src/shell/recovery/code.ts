/** Six digits are a code of an authenticator; anything else is meant for a recovery code. */
export const codeOrRecovery = (typed: string): { code: string } | { recovery: string } =>
  /^\d{6}$/.test(typed) ? { code: typed } : { recovery: typed }
