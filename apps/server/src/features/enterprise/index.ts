export {
  FACT_HEAD,
  type FactHead,
  type FactMarks,
  lockFactMarks,
  moveFactMarks,
  readFactMarks,
} from './fact-marks.ts'
export { enterpriseRoutes } from './routes.ts'
export {
  countEnterprises,
  enterpriseByTaxNo,
  enterpriseToQuery,
  type Registration,
  saveEnterprise,
} from './store.ts'
