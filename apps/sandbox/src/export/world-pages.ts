/** The enterprises for people: who there is, how to log in as them, and their export files. */
import { type Accounts, MAGIC_EFFECTS, ordinaryPassword } from '../bureaus/accounts.ts'
import { page } from '../http/page.ts'
import { escapeHtml } from '../http/reply.ts'
import type { Firm } from '../world/firm.ts'
import { ARCHETYPES } from '../world/profile.ts'
import { regionOf } from '../world/regions.ts'

export function worldPage(firms: readonly Firm[]): string {
  const rows = firms.map(
    (f) => `<tr><td><a href="/world/${f.taxNo}">${escapeHtml(f.name)}</a></td><td>${f.taxNo}</td>
<td>${ARCHETYPES[f.profile.archetype]}</td><td>${regionOf(f.areaCode).name}</td></tr>`,
  )
  return page({
    title: '企业',
    current: '/world',
    body: `<p class="hint">点击企业查看登录账号和全量发票导出文件。每个地区另有若干普通小企业，在地址后加 ?neighbours=1 可查看。</p>
${table(['名称', '统一社会信用代码', '类型', '主管税局'], rows)}`,
  })
}

export function firmPage(firm: Firm, accounts: Accounts): string {
  const people = accounts
    .of(firm)
    .map(
      ({ person }) =>
        `<tr><td>${person.role}</td><td>${escapeHtml(person.name)}</td><td>${person.mobile}</td><td>${ordinaryPassword(person)}</td><td>${person.idNo}</td></tr>`,
    )
  const magic = Object.entries(MAGIC_EFFECTS).map(
    ([prefix, effect]) => `<tr><td>${prefix}-</td><td>${effect}</td></tr>`,
  )
  const file = (text: string, query: string): string =>
    `<a href="/world/enterprises/${firm.taxNo}/${query}">${text}</a>`
  const region = regionOf(firm.areaCode)
  const returns =
    firm.profile.taxpayerType === 'SMALL'
      ? ''
      : `<dt>增值税申报表</dt><dd>${file('各月（JSON）', 'returns.json')}</dd>`
  return page({
    title: firm.name,
    current: '/world',
    body: `<section class="card"><dl><dt>统一社会信用代码</dt><dd>${firm.taxNo}</dd><dt>类型</dt><dd>${ARCHETYPES[firm.profile.archetype]}</dd>
<dt>主管税局</dt><dd>${region.name}（${region.areaCode}）</dd><dt>全量发票导出</dt><dd>${file('销项', 'export.xlsx?direction=OUT')} · ${file('进项', 'export.xlsx?direction=IN')} · ${file('全部（CSV）', 'export.csv?direction=ALL')}</dd><dt>账套导出</dt><dd>${file('序时簿、余额、银行流水、账龄、收发存', 'books.xlsx')}</dd>${returns}</dl></section>
<h2 class="below">电子税务局登录账号</h2>${table(['身份', '姓名', '手机号', '密码', '身份证号'], people)}
<h2 class="below">魔术密码</h2><p class="hint">以下列前缀开头的任意密码也能登录，并触发相应情形，例如 sms-1。</p>${table(['前缀', '情形'], magic)}`,
  })
}

function table(heads: readonly string[], rows: readonly string[]): string {
  return `<div class="scroll"><table><thead><tr>${heads.map((h) => `<th>${h}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
