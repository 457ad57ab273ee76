/** What the rules on public records say. */
import { words } from '@xinjian/format/say/words'

export const PUBLIC_RULE_SAYS = words({
  debtor: ['失信/被执行', 'Dishonest or enforced debtor'],
  debtorLine: [
    '当前失信≥{dishonest:count}件为红线；当前被执行≥{enforced:count}件高',
    'Dishonest debtor now ≥ {dishonest} red line; enforced debtor now ≥ {enforced} high',
  ],
  debtorTemplate: [
    '被列为{type:code}，案号{no:code}，标的{amt:code}。',
    'Listed as {type}, case no. {no}, amount {amt}.',
  ],
  dishonest: ['失信被执行人', 'dishonest judgment debtor'],
  enforced: ['被执行人', 'debtor under enforcement'],
  listedAs: [
    '被列为{type:words}{n:count}件，最近一件案号{no:text}。',
    'Listed as {type} in {n|case|cases}, the last of them “{no}”.',
  ],
  listedAsFor: [
    '被列为{type:words}{n:count}件，最近一件案号{no:text}，标的合计{amt:yuan}。',
    'Listed as {type} in {n|case|cases}, the last of them “{no}”, {amt} in all.',
  ],
  listedAsMute: ['被列为{type:words}{n:count}件。', 'Listed as {type} in {n|case|cases}.'],
  underObjection: [
    '其中{n:count}件异议处理中。',
    '{n|of these cases is|of these cases are} under objection.',
  ],
  dishonestLimit: ['红线：当前失信件数', 'Red line: cases as dishonest debtor'],
  enforcedLimit: ['高级别：当前被执行件数', 'Level high: cases under enforcement'],

  manyFirms: ['一人多企/同址/同电话', 'Many firms of one person, address or phone'],
  manyFirmsLine: [
    '法定代表人关联企业≥{person:count}家、同址≥{address:count}家、同电话≥{phone:count}家：达到一项中，两项以上高',
    'Firms of the legal representative ≥ {person}, at the address ≥ {address}, on the phone ≥ {phone}: one of them medium, two or more high',
  ],
  manyFirmsTemplate: ['与{n:code}家企业共用{x:code}。', '{n} firms share the {x}.'],
  sharesPerson: [
    '法定代表人另任职或持股{n:count}家企业。',
    'The legal representative runs or holds {n|other firm|other firms}.',
  ],
  sharesAddress: [
    '与{n:count}家企业共用登记地址。',
    '{n|other firm shares|other firms share} the address.',
  ],
  sharesPhone: [
    '与{n:count}家企业共用电话。',
    '{n|other firm shares|other firms share} the phone.',
  ],
  limitPerson: ['法定代表人关联企业', 'Firms of the legal representative'],
  limitAddress: ['同址企业', 'Firms at the address'],
  limitPhone: ['同电话企业', 'Firms on the phone'],

  claimed: ['被诉金额占收入过高', 'Amount sued for is large against revenue'],
  claimedLine: [
    '近24个月被告案件金额占年收入>{medium:percent}中、>{high:percent}高',
    'Amount of matters as defendant of the last 24 months above {medium} of a year’s revenue medium, above {high} high',
  ],
  claimedTemplate: [
    '近24个月被告案件金额占年收入{pct:code}，建议核实案件进展。',
    'Matters as defendant of the last 24 months come to {pct} of a year’s revenue: please verify how they stand.',
  ],
  claimedText: [
    '近24个月被告案件金额占年收入{part:share}，建议核实案件进展。',
    'Matters as defendant of the last 24 months come to {part} of a year’s revenue: please verify how they stand.',
  ],
})
