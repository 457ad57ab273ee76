import { dictionary } from '../../i18n/dictionary.ts'

export const words = dictionary(
  {
    label: '报告所依据的数据',
    consent: '授权书',
    validTo: '有效至 {at}',
    cutoff: '数据截止',
    coverage: '数据完整度',
    OUT: '销项',
    IN: '进项',
    months: '{name} {have}/{need} 个月',
    missing: '未采集：{list}',
    complete: '应有月份均已采集',
  },
  {
    label: 'What this report rests on',
    consent: 'Consent',
    validTo: 'valid to {at}',
    cutoff: 'Data as of',
    coverage: 'Coverage',
    OUT: 'sales',
    IN: 'purchases',
    months: '{name} {have}/{need} months',
    missing: 'Not collected: {list}',
    complete: 'Every month that should be there is there',
  },
)
