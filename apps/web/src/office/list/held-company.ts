import type { Values } from './filters.ts'

/** The company that a list was narrowed to by a link; none = the reader's own, or all that he may see. */
export const heldCompany = ({ companyId }: Values): { companyId?: number } =>
  companyId ? { companyId: Number(companyId) } : {}
