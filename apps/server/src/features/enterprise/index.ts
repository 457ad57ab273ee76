export {
  type BookSeq,
  FACT_HEAD,
  type FactHead,
  type FactMarks,
  leaveStated,
  lockFactMarks,
  moveFactMarks,
  openToCollection,
  raiseBookSeq,
  readFactMarks,
} from './fact-marks.ts'
export { findEnterprises } from './find.ts'
export { enterpriseIdsAfter } from './ids.ts'
export { initialsOf, startInitials } from './initials.ts'
export { enterpriseRoutes } from './routes.ts'
export { enterpriseIds, enterprisesBy, type SeenEnterprise } from './seen.ts'
export { staleEnterprises } from './stale.ts'
export {
  anyInDemo,
  countEnterprises,
  enterFirm,
  enterpriseByTaxNo,
  enterpriseToQuery,
  type Registration,
  saveEnterprise,
  showInDemo,
  tellEnterprise,
} from './store.ts'
