export {
  lockActiveConsent,
  maySee,
  maySeeReport,
  mayUse,
  mustNotBeWithdrawn,
  mustStillSee,
  mustStillUse,
  recordAccess,
  recordAccessOfMany,
  seeRecorded,
  tookBack,
  usableOf,
  whileSeen,
} from './allow.ts'
export { consentBriefs, personBriefs } from './brief.ts'
export { endingConsents } from './ending.ts'
export { startConsentSweep } from './expiring.ts'
export { type ListAccess, noteListAccess } from './list-access.ts'
export { othersMustStillAllow, recordAccessOfOthers, restOnOthers } from './others/rests.ts'
export { type ContractFiles, createContractFiles } from './paper/file.ts'
export { type ContractPapers, createContractPapers } from './paper/paper.ts'
export {
  createLendingConsents,
  type LendingConsents,
  type LendingStand,
  lendingStands,
} from './person/lending.ts'
export { isPersonCode } from './person/persons.ts'
export {
  mustStandFor,
  mustStillAllow,
  recordPersonAccess,
  restOnPersons,
} from './person/rests.ts'
export { consentRoutes } from './routes.ts'
export { ANY_REVOKED, sealedPage, sealedRow } from './sealed-page.ts'
export {
  isBookWithdrawn,
  isCollectionWithdrawn,
  isOfBooksTakenBack,
  isReportSealed,
  isSealed,
  isWithdrawn,
  isWithdrawnSince,
  noSealedReport,
  notSealed,
  notWithdrawn,
  PERSONS_TAKEN_BACK,
  SEALED_MESSAGE,
  SEALED_REPORTS,
  withdrawnEnterprises,
} from './sealed-sql.ts'
export {
  type AtMachine,
  type ConsentService,
  createConsents,
  type Parties,
  ROLE_NAMES,
  type Signer,
  type TakenBack,
} from './service.ts'
export { checkSigned, type SignedContract } from './signing/signed.ts'
export { takenBackSince } from './state.ts'
export { consentState } from './state-sql.ts'
export {
  type ContractRecord,
  contractByNo,
  type Grantee,
  lockContracts as lockConsents,
  ownedBy,
  signedIn,
} from './store.ts'
export { daysOf, MINIMUM_READ_SECONDS } from './templates.ts'
export { anyWithdrawn, usableOfMany } from './usable-of-many.ts'
export { LINK_VISITOR, reportObject, visitsForSigner } from './visits.ts'
export {
  contractsOfPerson,
  endWithdrawal,
  INVOICES_TAKEN_OUT_AT,
  WITHDRAWALS,
  withdrawalOf,
} from './withdrawals.ts'
