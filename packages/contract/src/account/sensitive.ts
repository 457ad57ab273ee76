/** Sensitive changes of accounts, as pages and answers name them. */

export const SENSITIVE_ACTS = [
  'USER_NEW', // an operator, an administrator, anybody who decides, or anybody of another company
  'USER_EDIT', // a weighty role, or the mail or mobile of another
  'PASSWORD_LINK', // a link by which another sets a password
  'FACTOR_DROP', // the second factor of another is taken away
  'ROLE_RAISE', // a role that people hold comes to decide or to administer
] as const
export type SensitiveAct = (typeof SENSITIVE_ACTS)[number]

export const SENSITIVE_STATES = [
  'ASKED', // waits for the word of a second person
  'AGREED', // waits out its time, so that whoever was told may object
  'DONE',
  'REFUSED',
  'WITHDRAWN',
  'OBJECTED',
  'FAILED', // could not be done any more when its time had come
] as const
export type SensitiveState = (typeof SENSITIVE_STATES)[number]

/** What of an account or role is other than before; of whom it is asked for, what was checked. */
export const SENSITIVE_FIELDS = [
  'name',
  'mobile',
  'email',
  'roles',
  'permissions',
  'identity',
] as const
