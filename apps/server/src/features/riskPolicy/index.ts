export { riskPolicyRoutes } from './routes.ts'
export { type PolicyRecord, policyInForce, policyOf } from './store.ts'
