export {
  FACT_HEAD,
  type FactHead,
  type FactMarks,
  lockFactMarks,
  moveFactMarks,
  readFactMarks,
} from './fact-marks.ts'
export { enterpriseRoutes } from './routes.ts'
export { staleEnterprises } from './stale.ts'
export {
  anyInDemo,
  countEnterprises,
  enterpriseByTaxNo,
  enterpriseToQuery,
  type Registration,
  saveEnterprise,
  showInDemo,
} from './store.ts'
