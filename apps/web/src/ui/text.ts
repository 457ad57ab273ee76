import { createContext, useContext } from 'react'

/** The few words the primitives say themselves. Chinese unless a provider gives others; paper never needs one. */
export const UI_ZH = {
  ok: '确定',
  cancel: '取消',
  close: '关闭',
  retry: '重试',
  prev: '上一页',
  next: '下一页',
  total: '共 {n} 条',
  page: '第 {p} / {n} 页',
  perPage: '{n} 条/页',
  pagesOf: '{of}分页',
  copyCsv: '复制为 CSV',
  copied: '已复制 {n} 行',
  empty: '没有数据',
  failed: '加载失败',
  pickAll: '选择本页全部',
  locale: 'zh-CN',
  dropHere: '将文件拖到此处，或',
  browse: '选择文件',
  remove: '移除',
  from: '开始日期',
  to: '结束日期',
  anyDay: '不限',
  since: '{day} 起',
  until: '截至 {day}',
  between: '{from} 至 {to}',
  backwards: '开始日期不能晚于结束日期',
  done: '完成',
  search: '输入文字筛选',
  noMatch: '没有符合的选项',
  chosen: '已选 {n} 项',
}
export type UiText = Record<keyof typeof UI_ZH, string>

export const UI_EN: UiText = {
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Retry',
  prev: 'Previous',
  next: 'Next',
  total: '{n} rows',
  page: 'Page {p} / {n}',
  perPage: '{n} / page',
  pagesOf: 'Pages of {of}',
  copyCsv: 'Copy as CSV',
  copied: '{n} rows copied',
  empty: 'Nothing here yet',
  failed: 'Could not load',
  pickAll: 'Select all on this page',
  locale: 'en-US',
  dropHere: 'Drop files here, or',
  browse: 'choose files',
  remove: 'Remove',
  from: 'From',
  to: 'To',
  anyDay: 'Any time',
  since: 'Since {day}',
  until: 'Until {day}',
  between: '{from} to {to}',
  backwards: 'The first day must not be after the last',
  done: 'Done',
  search: 'Type to narrow down',
  noMatch: 'Nothing matches',
  chosen: '{n} chosen',
}

export const UiTextContext = createContext<UiText>(UI_ZH)
export const useUiText = (): UiText => useContext(UiTextContext)

/** Fills the places of a text: `{n}`, or `{n|day|days}` with the noun of its number. What has no value stays as it stands. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, key: string, one, many) => {
    const value = values[key]
    if (value === undefined) return whole
    return one === undefined ? String(value) : `${value} ${Number(value) === 1 ? one : many}`
  })
}
