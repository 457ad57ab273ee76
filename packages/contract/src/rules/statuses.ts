/** DRAFT may be changed; SUBMITTED waits for another's eyes; APPROVED may be put in force; RETIRED was in force. */
export const BOOK_STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'APPROVED',
  'REFUSED',
  'IN_FORCE',
  'RETIRED',
] as const
