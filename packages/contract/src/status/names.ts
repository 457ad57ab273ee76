/** Names of the parts of the service and of their states, in both languages: the public page and the office say the same. */
import { AREAS, areaInEnglish } from '@xinjian/format/bureau/areas'
import {
  bureauPart,
  type Impact,
  type IncidentState,
  type PartState,
  type ServicePart,
} from './status.ts'

type Names = Readonly<Record<'zh' | 'en', string>>

const SERVICE: Readonly<Record<ServicePart, Names>> = {
  API: { zh: '平台接口与页面', en: 'API and pages' },
  FILES: { zh: '文件存取', en: 'Storage of files' },
  WORKER: { zh: '后台处理', en: 'Background work' },
  REPORT_QUEUE: { zh: '报告生成队列', en: 'Queue of reports' },
  VERIFY: { zh: '发票查验', en: 'Invoice verification' },
  PUBLIC: { zh: '工商与司法数据', en: 'Registry and court records' },
  SMS: { zh: '短信', en: 'SMS' },
  MAIL: { zh: '邮件', en: 'E-mail' },
}

const PARTS: ReadonlyMap<string, Names> = new Map([
  ...Object.entries(SERVICE),
  ...AREAS.map((area): [string, Names] => [
    bureauPart(area.code),
    { zh: `${area.name}税局`, en: `${areaInEnglish(area)} tax bureau` },
  ]),
])

/** The name of a part; one that is no more keeps its code. */
export const partName = (part: string, lang: 'zh' | 'en'): string => PARTS.get(part)?.[lang] ?? part

export const STATE_NAMES: Readonly<Record<PartState, Names>> = {
  NO_DATA: { zh: '暂无数据', en: 'No data' },
  OPERATIONAL: { zh: '正常', en: 'Operational' },
  DELAYED: { zh: '有延迟', en: 'Delayed' },
  PARTIAL: { zh: '部分受影响', en: 'Partly affected' },
  OUTAGE: { zh: '中断', en: 'Outage' },
}

export const IMPACT_NAMES: Readonly<Record<Impact, Names>> = {
  DELAYED: STATE_NAMES.DELAYED,
  PARTIAL: STATE_NAMES.PARTIAL,
  OUTAGE: STATE_NAMES.OUTAGE,
}

export const INCIDENT_NAMES: Readonly<Record<IncidentState, Names>> = {
  SCHEDULED: { zh: '计划维护', en: 'Scheduled maintenance' },
  INVESTIGATING: { zh: '调查中', en: 'Investigating' },
  IDENTIFIED: { zh: '已定位', en: 'Identified' },
  MONITORING: { zh: '观察中', en: 'Monitoring' },
  RESOLVED: { zh: '已解决', en: 'Resolved' },
}
