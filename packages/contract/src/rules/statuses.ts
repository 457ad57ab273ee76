/** DRAFT may be changed; SUBMITTED waits for another's eyes; APPROVED may be put in force; RETIRED was in force. */
export const BOOK_STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'APPROVED',
  'REFUSED',
  'IN_FORCE',
  'RETIRED',
] as const

/** Days in which what was agreed to may be put in force; after that it waits for another decision (docs/decisions/0289). */
export const APPROVAL_DAYS = 30
