import { dictionary } from '../../../i18n/dictionary.ts'

export const words = dictionary(
  {
    description:
      '信鉴服务状态：平台接口、报告队列、发票查验、工商司法数据、短信、邮件和各地税局的实测状态、近30天历史与服务公告。',
    eyebrow: '服务状态',
    title: '现在能不能用，以实测为准',
    lead: '各项服务每分钟实测一次。没有测到的写明“暂无数据”，不当作正常。',
    without: '实时状态须启用脚本后显示；程序可直接读取接口：',
    json: '以 JSON 读取',
    loading: '正在读取…',
    nowTitle: '当前状态',
    incidentsTitle: '服务公告',
    servicesTitle: '平台服务',
    bureausTitle: '各地税局',
    bureausLead: '按平台向税局发出的请求实测；税局自己公告的维护一并列出。',
    rulesTitle: '状态怎样判断',
    rule1: '正常',
    rule1Text:
      '近1小时有不少于20次请求，失败少于一成，慢的少于两成；文件存取与后台处理则是有应答。',
    rule2: '有延迟',
    rule2Text: '两成以上的请求明显变慢，或报告等待超过1分钟。',
    rule3: '部分受影响',
    rule3Text: '一成以上的请求失败，或报告等待超过10分钟。',
    rule4: '中断',
    rule4Text:
      '一半以上的请求失败，税局公告维护，报告等待超过1小时，或文件存取、后台处理没有应答。',
    rule5: '暂无数据',
    rule5Text: '请求过少，或没有测到。不代表正常，也不代表异常。',
    rule6: '历史',
    rule6Text: '一天里受影响不足5分钟的，仍记为正常；每天的分钟数照实列出，保存90天。',
  },
  {
    description:
      'State of the Xinjian service: API, queue of reports, invoice verification, registry and court records, SMS, e-mail and every tax bureau as measured, 30 days of history, and announcements.',
    eyebrow: 'Service status',
    title: 'What works now, as measured',
    lead: 'Every service is measured once a minute. What was not measured says so, and is never shown as good.',
    without: 'The live state needs a script. Programs may read the call itself:',
    json: 'Read as JSON',
    loading: 'Reading…',
    nowTitle: 'Now',
    incidentsTitle: 'Announcements',
    servicesTitle: 'Services of the platform',
    bureausTitle: 'Tax bureaus',
    bureausLead:
      'As measured by our requests to each bureau; maintenance that a bureau announces stands beside it.',
    rulesTitle: 'How a state is judged',
    rule1: 'Operational',
    rule1Text:
      'At least 20 requests in the last hour, fewer than a tenth failed, fewer than a fifth slow; the storage of files and background work answer.',
    rule2: 'Delayed',
    rule2Text:
      'A fifth of requests or more are clearly slower, or a report has waited over 1 minute.',
    rule3: 'Partly affected',
    rule3Text: 'A tenth of requests or more failed, or a report has waited over 10 minutes.',
    rule4: 'Outage',
    rule4Text:
      'Half of requests or more failed, the bureau announces maintenance, a report has waited over 1 hour, or the storage of files or background work does not answer.',
    rule5: 'No data',
    rule5Text: 'Too few requests, or nothing measured. It means neither good nor bad.',
    rule6: 'History',
    rule6Text:
      'A day with fewer than 5 affected minutes counts as operational; the minutes of each day are told as they were, for 90 days.',
  },
)
