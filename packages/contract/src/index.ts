export * from './codes.ts'
export type { ConsentBrief } from './consent/consent-brief.ts'
export type { ConsentVisit, SignerVisit } from './consent/consent-visit.ts'
export * from './contract.ts'
export * from './endpoint.ts'
export * from './envelope.ts'
export type { CompanyErasureRow, OperateErasureRow } from './nouns/account/companyErasure.ts'
export type { CompanyExportRow } from './nouns/account/companyExport.ts'
export type { LostDeviceRow } from './nouns/account/lostDevice.ts'
export type { SensitiveRow } from './nouns/account/sensitive.ts'
export { AUDIT_KINDS, type AuditRow, type AuditVerdict } from './nouns/audit.ts'
export {
  COLLECT_PAGES,
  COLLECT_STATES,
  type CollectFailure,
  type CollectKind,
  type CollectState,
  type CollectTask,
  DATASET_NAMES,
  DATASETS,
  type Dataset,
  type DoorStep,
  PAGES_OF,
} from './nouns/collect.ts'
export type {
  CollectedColumn,
  CollectedRow,
  DatasetFreshness,
  DatasetSummary,
} from './nouns/collected.ts'
export { type CompanyKey, KEY_ALGORITHMS } from './nouns/company.ts'
export type { ConsentRow } from './nouns/consent.ts'
export type { CustomerRow } from './nouns/customer.ts'
export { type TodoKind, type TodoRow, WORK_KINDS } from './nouns/dashboard.ts'
export type { EnterpriseRow } from './nouns/enterprise.ts'
export type { FirmMatterRow, MatterAnswerRow, MatterEventRow } from './nouns/firm.ts'
export {
  IMPORT_STATUSES,
  type ImportReview,
  type ImportRow,
  type JobEvent,
} from './nouns/intake.ts'
export { type SessionRow, USER_STATUSES, type UserRow, type UserStatus } from './nouns/people.ts'
export type { LeadRow } from './nouns/public/lead.ts'
export type { IncidentRow } from './nouns/public/serviceStatus.ts'
export { REGISTRATION_STATUSES, type RegistrationRow } from './nouns/register.ts'
export {
  type EvidenceColumn,
  type EvidenceProof,
  type EvidenceRecord,
  type EvidenceRow,
  REPORT_STATUSES,
  type ReportBasis,
  type ReportRow,
} from './nouns/report.ts'
export { DATA_SCOPES, type RoleRow } from './nouns/role.ts'
export { BACKTEST_STATUSES, type BacktestResult, type BacktestRow } from './nouns/rules/backtest.ts'
export {
  SUPPRESSION_STATUSES,
  type SuppressionRow,
} from './nouns/rules/rulebook.ts'
export {
  LISTED_STATUSES,
  TEMPLATE_STATUSES,
  type Template,
  type TemplateRow,
} from './nouns/rules/template.ts'
export type { SecondaryRow, SoldRow } from './nouns/secondary.ts'
export * from './roles.ts'
export { type MenuItem, menuFor } from './routes/menu.ts'
export type { BookRow, ListedRule, RuleEventRow } from './rules/book.ts'
export type { PlatformTrialRow } from './rules/platform-trials.ts'
export type { BacktestSums } from './rules/sums.ts'
export * from './seal.ts'
export * from './sealed-body.ts'
export { SECOND_KINDS, type SecondRow } from './session/second.ts'
