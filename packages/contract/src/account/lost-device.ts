/** Lost devices of second factors, as pages and answers name them. */

export const LOST_DEVICE_STATES = [
  'WAITING', // nobody has looked into it yet
  'ASKED', // who it is was checked, and the factor is to go
  'DISMISSED', // not he, or found again
] as const

/** What was checked of whoever says that he lost the device. */
export const IDENTITY_CHECKS = [
  'LICENCE', // the firm's licence and the legal representative's identity card
  'SEALED_LETTER', // a request under the firm's seal
  'VIDEO', // a conversation with a picture, beside the identity card
  'CALL_BACK', // a call to the number that is registered of the firm
  'IN_PERSON',
] as const
export type IdentityCheck = (typeof IDENTITY_CHECKS)[number]
