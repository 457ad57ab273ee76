/** What becomes of derived keys when the secret key is turned (docs/decisions/0253). A purpose that is in neither list makes what is rewrapped, or what is over within a day. */

/** Hashes that rows are found by, or that are counted by: another key would find nothing. Kept as they first were. */
export const LASTING_PURPOSES = [
  'blind-index',
  'collect-login-tries',
  'collect-mobile',
  'graph-id',
  'peer-subject',
  'scf-claim',
  'terminal-witness',
  'verify-budget',
] as const

export type LastingPurpose = (typeof LASTING_PURPOSES)[number]

/** What the log signer's private half is derived by; its public half is kept. */
export const CHECKPOINT_PURPOSE = 'audit-checkpoint'

/** What is made for years and made once: a former key of it is kept for verifying, and for opening, alone. */
export const KEPT_PURPOSES = [
  CHECKPOINT_PURPOSE,
  // The seal of a contract covers the sealed signer as it was stored.
  'box:consent-signer',
  'erasure-link',
  'row-seal:agreement',
  'row-seal:contract',
  'row-seal:contract-revocation',
  'row-seal:file',
  'row-seal:report',
  'row-seal:share',
  'share',
] as const
