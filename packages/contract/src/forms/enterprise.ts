import { formOf } from '../form.ts'
import { enterprise } from '../nouns/enterprise.ts'

export const enterpriseForm = formOf(
  enterprise.enterpriseSave,
  'name',
  'taxNo',
  'legalRepresentative',
  'establishedOn',
  'registeredCapitalWan',
  'industryCode',
  'taxpayerType',
)
