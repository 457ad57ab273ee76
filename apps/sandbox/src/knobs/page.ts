/** The knobs as a page. */
import type { Bureau } from '../bureaus/traits.ts'
import type { BureauState, Weather } from '../bureaus/weather.ts'
import { page } from '../http/page.ts'
import type { Settings } from './settings.ts'

const STATE_NAMES = {
  OPEN: ['正常', 'green'],
  UNSTABLE: ['拥挤', 'amber'],
  MAINTENANCE: ['维护中', 'red'],
  CLOSED: ['关闭', 'red'],
} as const
const WAY_NAMES = { PASSWORD: '密码', SMS: '短信', QR: '扫码' } as const

/** What the page shows: every setting as it is now. */
export interface Snapshot {
  today: string
  settings: Settings
  weather: Record<string, Weather>
  /** What each bureau publishes now: by hand, or because of its nightly window. */
  states: Record<string, BureauState>
}

export function knobsPage(now: Snapshot, bureaus: readonly Bureau[]): string {
  return page({
    title: '旋钮',
    current: '/knobs',
    scripts: ['knobs.js'],
    body: `<div class="columns">
${panel('世界时钟', `今天是 ${now.today}。时钟只能向前拨。`, '/knobs/clock', field('days', '向前拨（天）', 'number', '1'), '拨动时钟')}
${panel('税局天气', '留空的项目不变。', '/knobs/weather', area(bureaus) + state() + field('until', '预计恢复', 'text', '', '06:00') + field('faultRate', '故障率 0–1', 'number', '') + field('latencyFactor', '延迟倍数', 'number', '') + hang() + sleepless(), '设置天气')}
${panel('让会话失效', '所选税局的全部登录会话立即失效。', '/knobs/expire', area(bureaus), '立即失效')}
${panel(
  '作废或红冲发票',
  '填写企业及其开具的发票（数电票号码，或“代码-号码”）。',
  '/knobs/revoke',
  field('taxNo', '统一社会信用代码') +
    field('invoice', '发票号码') +
    choice('how', '方式', [
      ['RED', '红冲'],
      ['VOID', '作废（仅税控发票）'],
    ]),
  '执行',
)}
${panel(
  '公布纳税人状态',
  '企业的税务登记状态变更后，登录与登记信息随之变化。',
  '/knobs/status',
  field('taxNo', '统一社会信用代码') +
    choice(
      'taxpayerStatus',
      '状态',
      ['正常', '停业', '非正常', '清算', '注销', '非正常户注销'].map((s) => [s, s]),
    ),
  '公布',
)}
${panel('时长', '', '/knobs/settings', field('slowSeconds', 'slow- 密码登录耗时（秒）', 'number', String(now.settings.slowSeconds)) + field('exportSeconds', '导出文件生成耗时（秒）', 'number', String(now.settings.exportSeconds)) + field('smsPauseSeconds', '两次短信验证码之间至少相隔（秒）', 'number', String(now.settings.smsPauseSeconds)) + field('exportAbove', '单月超过多少张只提供导出', 'number', String(now.settings.exportAbove ?? '')), '保存')}
${panel(
  '结果通知的接收方',
  '停机时对每次通知应答 503。',
  '/knobs/callbacks',
  choice('down', '状态', [
    ['false', '运行'],
    ['true', '停机'],
  ]),
  '设置',
)}
${panel(
  '一体机的读卡器与摄像头',
  '放上一张身份证，并决定谁站在摄像头前；税号留空为拿走身份证，序列号留空为所有一体机。',
  '/knobs/devices',
  field('serial', '一体机序列号') +
    field('taxNo', '持证人所在企业的统一社会信用代码') +
    choice(
      'role',
      '持证人身份',
      ['法定代表人', '财务负责人', '办税员'].map((s) => [s, s]),
    ) +
    choice('stands', '镜头前', [
      ['SELF', '本人'],
      ['OTHER', '他人'],
      ['NOBODY', '无人'],
    ]) +
    choice('fault', '故障', [
      ['', '无'],
      ['CARD_UNREADABLE', '身份证无法读取'],
      ['CARD_EXPIRED', '身份证已过期'],
      ['SEVERAL_FACES', '多张人脸'],
      ['NOT_LIVE', '非活体'],
      ['CAMERA_DENIED', '摄像头未开启'],
    ]),
  '放置',
)}
${panel(
  '发票查验平台',
  '接下来若干次查验遇到故障；次数留空为一直如此。',
  '/knobs/verification',
  choice('fault', '故障', [
    ['', '无'],
    ['THROTTLE', '请求太频繁'],
    ['BUSY', '繁忙'],
    ['NETWORK', '网络超时'],
    ['MAINTENANCE', '维护'],
    ['BANNED', '停用'],
    ['HANG', '不应答（未查验）'],
    ['LOST', '不应答（已查验）'],
  ]) + field('times', '次数', 'number', ''),
  '设置',
)}
${panel(
  '票据识别服务',
  '接下来若干次识别遇到故障；次数留空为一直如此，选“无”恢复。',
  '/knobs/recognition',
  choice('fault', '故障', [
    ['', '无'],
    ['SLOW', '一分钟后才应答'],
    ['ERROR', 'HTTP 500'],
    ['GARBAGE', '应答不是 JSON'],
    ['STRANGE', '应答的格式不符'],
  ]) + field('times', '次数', 'number', ''),
  '设置',
)}
${panel(
  '工商与司法供应商',
  '接下来若干次查询遇到故障；次数留空为一直如此，接口留空为全部。',
  '/knobs/vendor',
  choice('vendor', '供应商', [
    ['*', '全部'],
    ['tianyancha', '天眼查'],
    ['qichacha', '企查查'],
    ['gateway', '网关'],
  ]) +
    choice('fault', '故障', [
      ['', '无'],
      ['DOWN', '停机（503）'],
      ['SLOW', '一分钟后才应答'],
      ['HALF', '最后一页中途断开'],
      ['SHAPE', '应答的字段改名'],
      ['QUOTA', '次数用完'],
      ['GARBAGE', '应答不是 JSON'],
    ]) +
    field('end', '接口（名称的一部分）') +
    field('times', '次数', 'number', ''),
  '设置',
)}
${panel('解锁与复位', '解锁全部账号；复位会恢复天气和时长，不会倒拨时钟。', '/knobs/reset', '', '全部复位')}
</div><h2 class="below">36 个税局</h2>
<div class="scroll"><table><thead><tr><th>地区</th><th>状态</th><th>登录方式</th><th>验证码</th><th>二次验证</th><th class="number">基准延迟</th><th class="number">故障率</th><th>挂起</th></tr></thead><tbody>${bureaus.map((b) => row(b, now)).join('')}</tbody></table></div>`,
  })
}

function row(b: Bureau, now: Snapshot): string {
  const weather = now.weather[b.region.areaCode]!
  const [name, colour] = STATE_NAMES[now.states[b.region.areaCode]!]
  const captcha = { NONE: '无', DIGITS: '数字', SUM: '算式', HAN: '汉字' }[b.captcha]
  return `<tr><td>${b.region.name} ${b.region.areaCode}</td><td><span class="tag ${colour}">${name}</span></td><td>${b.ways.map((w) => WAY_NAMES[w]).join('、')}</td><td>${captcha}</td>
<td>${b.secondFactor ? '需要' : '不需要'}</td><td class="number">${b.latencyMs} ms × ${weather.latencyFactor}</td><td class="number">${weather.faultRate}</td><td>${weather.hang ? '<span class="tag red">挂起</span>' : '否'}</td></tr>`
}

function panel(
  title: string,
  hint: string,
  action: string,
  fields: string,
  button: string,
): string {
  return `<form class="card" data-knob="${action}"><h2>${title}</h2><p class="hint">${hint}</p>${fields}<p><button>${button}</button></p></form>`
}

function field(name: string, label: string, type = 'text', value = '', placeholder = ''): string {
  const step = type === 'number' ? ' step="any" inputmode="decimal"' : ''
  return `<label class="field">${label}<input name="${name}" type="${type}" value="${value}" placeholder="${placeholder}"${step}></label>`
}

function choice(
  name: string,
  label: string,
  options: readonly (readonly [string, string])[],
): string {
  return `<label class="field">${label}<select name="${name}">${options.map(([v, t]) => `<option value="${v}">${t}</option>`).join('')}</select></label>`
}

const area = (bureaus: readonly Bureau[]): string =>
  choice('area', '税局', [
    ['*', '全部税局'],
    ...bureaus.map((b): [string, string] => [b.region.areaCode, b.region.name]),
  ])

const state = (): string =>
  choice('state', '状态', [
    ['', '不变'],
    ['OPEN', '正常'],
    ['UNSTABLE', '拥挤'],
    ['MAINTENANCE', '维护中'],
    ['CLOSED', '关闭'],
  ])

const hang = (): string =>
  choice('hang', '挂起请求（不应答）', [
    ['', '不变'],
    ['true', '挂起'],
    ['false', '恢复'],
  ])

const sleepless = (): string =>
  choice('sleepless', '夜间维护', [
    ['', '不变'],
    ['true', '不维护（全天开放）'],
    ['false', '按时维护'],
  ])
