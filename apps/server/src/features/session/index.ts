export {
  frozenCompany,
  mustStand,
  mustStillStand,
  type Rest,
  refuseRested,
  restOf,
} from './account-status.ts'
export { type Captchas, createCaptchas } from './captcha/captcha.ts'
export { isLive } from './checks.ts'
export { companyAbove, companyByTaxNo, companyContact, companyIdentity } from './company.ts'
export { createDemoDoor, sessionEndsAt } from './demo-door.ts'
export { createSessionGate } from './gate.ts'
export { mustBeSound } from './new-password.ts'
export type { OwnedResource, OwnedResources } from './owned-resources.ts'
export {
  createPasswordLinks,
  type LinkPurpose,
  maskEmail,
  type PasswordLinks,
} from './password-links.ts'
export { type ActParts, createActGate } from './proof/acts.ts'
export type { WayBack } from './proof/back.ts'
export {
  accountReach,
  addressIndex,
  changeReach,
  contactOf,
  contactsOf,
  insertAccount,
  numberIndex,
  ownReach,
  ownReachOrWhy,
  type Reached,
  type RestingReach,
  reachedOf,
  reachedOrWhy,
  restingJson,
  restingOf,
  type SentReach,
  shownReach,
  takenNumbers,
} from './reach.ts'
export { sowRoles } from './role-seeds.ts'
export { sessionRoutes } from './routes.ts'
export { spendSeals } from './sealed-once.ts'
export { factorsBack } from './second/factors-back.ts'
export { tellChanged as tellFactorChanged } from './second/second.ts'
export { dropFactors } from './second/store.ts'
export { placeOf } from './second/webauthn.ts'
export { closeSessionsOf, presentSession } from './sessions.ts'
export { createSmsCodes, RESEND_SECONDS, type SmsCodes, wrongSmsCode } from './sms-codes.ts'
export { restingNumbers } from './sms-number.ts'
export { startSessionSweep } from './sweep.ts'
export { activeAccount, activeHolders, scopeOfMaker, userByLogin } from './users.ts'
