/** 银税互动授权记录: whom the enterprise let look at its tax data — where it asked for loans. */
import { indicatorTable, table, text } from '../../../kit/sections/blocks.ts'
import type { Block, Section } from '../../../report/document.ts'
import type { ReportBuild } from '../../definition.ts'
import { authsBy } from '../auths.ts'
import { keysLeg } from '../legs.ts'

export function authsSection(build: ReportBuild): Section {
  return {
    id: 's13-bank-auths',
    title: '银税互动授权记录',
    blocks: [
      indicatorTable(build, 'auth-indicators', '授权机构数', ['ML-05']),
      authsBlock(build.context),
    ],
  }
}

function authsBlock({ facts, asOf }: ReportBuild['context']): Block {
  if (facts.bankAuths === null)
    return text('auths-missing', '未采集银税互动授权记录，是否向多家机构授权无法判断。')
  const rows = authsBy(facts.bankAuths, asOf)
  if (rows.length === 0)
    return text('auths-none', '最近一次采集时，税务机关未显示银税互动授权记录。')
  return table(
    'auths',
    '授权记录',
    [
      { key: 'institution', title: '机构', type: 'text' },
      { key: 'product', title: '产品', type: 'text' },
      { key: 'on', title: '授权日期', type: 'date' },
      { key: 'until', title: '到期日期', type: 'date' },
      { key: 'status', title: '状态', type: 'text' },
    ],
    rows.map((row) => ({
      cells: {
        institution: row.institution,
        product: row.product,
        on: row.authorisedAt?.slice(0, 10) ?? null,
        until: row.expiresAt?.slice(0, 10) ?? null,
        status: row.status,
      },
      evidence: [keysLeg('BANK_TAX_AUTH', [row.key], `机构 ${row.institution}`)],
    })),
    '每条授权是企业同意一家机构查询其涉税数据，多表示一次贷款申请；税务机关只提供其本省渠道的记录',
  )
}
