import type { Values } from './filters.ts'

/** The company whose rows a list shows; none = the reader's own, 0 = all of them, or the platform itself. */
export const selectedCompany = ({ companyId }: Values): { companyId?: number } =>
  companyId ? { companyId: Number(companyId) } : {}
