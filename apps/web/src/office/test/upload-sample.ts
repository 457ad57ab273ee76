/** What the tests of these pages are made with; nobody and nothing in it exists. */
import { act, fireEvent } from '@testing-library/react'
import type { ImportRow } from '@xinjian/contract/nouns/intake'
import { rows, settle } from '../../test-support/page.tsx'
import { Component } from '../collect/pages/DataCollection.tsx'
import { open, TAX_NO } from './desk.tsx'

/** What was sent with its bytes counted, by XMLHttpRequest; each is answered by the test. */
export interface Sent {
  url: string
  headers: Record<string, string>
  form: Record<string, unknown>
  aborted: boolean
  progress: (percent: number) => Promise<void>
  reply: (body: object | null, status?: number) => Promise<void>
  die: () => Promise<void>
}
export const uploads: Sent[] = []
export class Request {
  upload: { onprogress?: (e: object) => void } = {}
  onload = () => undefined
  onerror = () => undefined
  response: object | null = null
  status = 0
  headers: Record<string, string> = {}
  url = ''
  open(_: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  abort() {
    const mine = uploads.find((u) => u.headers === this.headers)
    if (mine) mine.aborted = true
  }
  send(form: FormData) {
    const then = async (work: () => void) => {
      await act(async () => work())
      await settle()
    }
    uploads.push({
      url: this.url,
      headers: this.headers,
      form: Object.fromEntries(form),
      aborted: false,
      progress: (n) =>
        then(() => this.upload.onprogress?.({ lengthComputable: true, loaded: n, total: 100 })),
      reply: (body, status = 200) =>
        then(() => {
          this.response = body
          this.status = status
          this.onload()
        }),
      die: () => then(() => this.onerror()),
    })
  }
}

export const FIRM = {
  id: 1,
  name: '示例科技有限公司',
  taxNo: TAX_NO,
  firstMonth: null,
  sealed: false,
}
export const ROW = {
  id: 7,
  enterpriseId: 1,
  enterpriseName: FIRM.name,
  taxNo: TAX_NO,
  fileName: 'a.pdf',
  fileBytes: 2048,
  status: 'QUEUED',
  progress: 0,
  message: '',
  read: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  bad: 0,
  toCheck: 0,
  toChoose: 0,
  toSettle: 0,
  forms: [] as ImportRow['forms'],
  firstMonth: null as string | null,
  lastMonth: null as string | null,
  createdAt: '2026-11-21T02:00:00Z',
  finishedAt: null,
  createdBy: 'demo',
}
export const DONE = {
  ...ROW,
  status: 'DONE_WITH_ERRORS',
  progress: 100,
  read: 9,
  added: 5,
  updated: 1,
  unchanged: 2,
  bad: 1,
}
export const AT = `/queryCenter/dataCollection?taxId=${TAX_NO}`
export const HISTORY = '导入记录'
export const show = (at = AT) => open(at, Component)
export const file = (name: string, size = 3) => new File(['x'.repeat(size)], name)
export async function drop(...files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no place for files')
  Object.defineProperty(input, 'files', { configurable: true, value: files })
  fireEvent.change(input)
  await settle()
}
export const line = (name: string) => rows().find((row) => row.includes(name)) ?? ''
