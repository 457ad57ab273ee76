export { agreementFeature } from './feature.ts'
export {
  type Agreements,
  contractNoOf,
  createAgreements,
  type Held,
  hashOf,
  type NewAgreement,
} from './ledger.ts'
export type { AgreementText, Party } from './store.ts'
