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
  copyCsv: '复制为 CSV',
  copied: '已复制 {n} 行',
  empty: '没有数据',
  failed: '加载失败',
  sort: '排序',
  dropHere: '将文件拖到此处，或',
  browse: '选择文件',
  remove: '移除',
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
  copyCsv: 'Copy as CSV',
  copied: '{n} rows copied',
  empty: 'Nothing here yet',
  failed: 'Could not load',
  sort: 'Sort',
  dropHere: 'Drop files here, or',
  browse: 'choose files',
  remove: 'Remove',
}

export const UiTextContext = createContext<UiText>(UI_ZH)
export const useUiText = (): UiText => useContext(UiTextContext)

/** Fills `{n}`-style places. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
