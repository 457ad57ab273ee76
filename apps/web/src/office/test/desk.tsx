/**
 * A page of the office in a test, at its real address, for a user with a built-in role: the transport as the program starts
 * it, answers of `test-support/server.ts`. The program is loaded once a file; what it remembers is put back by `newDesk`.
 */
import '../../ui/test-support/dialog.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { listView } from '@xinjian/contract/nouns/lists/listView'
import { BUILT_IN_ROLES, type RoleCode } from '@xinjian/contract/roles'
import { menuFor } from '@xinjian/contract/routes/menu'
import type { ComponentType } from 'react'
import { BrowserRouter } from 'react-router'
import { vi } from 'vitest'
import { prefer } from '../../i18n/language.ts'
import { Providers } from '../../shell/Providers.tsx'
import { session } from '../../shell/session.ts'
import { newTab, userAs } from '../../shell/test/tab.tsx'
import { startTransport } from '../../shell/transport.ts'
import { pass, settle } from '../../test-support/page.tsx'
import { answer, ok } from '../../test-support/server.ts'
import { boxes, toasts } from '../../ui/feedback.ts'

export const TAX_NO = '91440399MAQ8Q5RN7G'
export const REPORT_NO = 'INV202610080000000427'

/** What files were handed to the browser: by name, with their bytes. */
export const saved: { name: string; blob: Blob }[] = []

/** A list of which nobody keeps anything. */
export const NO_VIEWS = { views: [], defaultView: null, columns: null, mayShare: true }

/** Before each test: somebody with this role is logged in, and the answers of no call are known. */
export function newDesk(role: RoleCode = 'ROLE_COMPANY_ADMIN'): void {
  newTab()
  answer(listView.listViews, ok(NO_VIEWS))
  prefer({ language: 'zh', theme: 'light' })
  be(role)
  boxes.set([])
  toasts.set([])
  saved.length = 0
  let last: Blob = new Blob()
  URL.createObjectURL = (blob) => {
    last = blob as Blob
    return 'blob:x'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.download) saved.push({ name: this.download, blob: last })
    else this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
}

/** From now on the user is another one. */
export function be(role: RoleCode): void {
  const user = userAs(role)
  session.set({
    user,
    roles: [role],
    permissions: new Set(BUILT_IN_ROLES[role].permissions),
    isChild: role === 'ROLE_RYC_CHILD',
    isLegalPerson: role === 'ROLE_RYC_SAAS_FAREN',
    menu: menuFor(new Set(BUILT_IN_ROLES[role].permissions)),
  })
}

const LATER_MS = 300

/** A memory in which nothing was read yet. */
export const newMemory = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Opens a page at an address; what it asks first is answered when this returns. */
export async function open(
  address: string,
  Page: ComponentType,
  memory: QueryClient = newMemory(),
): Promise<void> {
  history.replaceState(null, '', address)
  startTransport()
  render(
    <BrowserRouter>
      <Providers>
        <QueryClientProvider client={memory}>
          <Page />
        </QueryClientProvider>
      </Providers>
    </BrowserRouter>,
  )
  await settle()
  // What was waited for visibly is shown a moment later (React holds a second change of the screen back).
  await pass(LATER_MS)
}

/** The dialog or drawer that is open, by its title. */
export const dialog = (name: string | RegExp): HTMLElement => {
  const found = screen
    .getAllByRole('dialog')
    .find((d) => matches(d.querySelector('h2')?.textContent ?? '', name))
  if (!found) throw new Error(`no dialog ${name}. Seen: ${document.body.textContent}`)
  return found
}
export const dialogs = (): string[] =>
  [...document.querySelectorAll('dialog[open] h2')].map((h) => h.textContent)

const matches = (text: string, name: string | RegExp) =>
  typeof name === 'string' ? text === name : name.test(text)

export const inside = (name: string | RegExp) => within(dialog(name))

/** Presses a button inside a dialog: the one at its foot where the cross at its head is called the same. */
export async function pressIn(name: string | RegExp, label: string | RegExp): Promise<void> {
  await act(async () => inside(name).getAllByRole('button', { name: label }).at(-1)?.click())
  await settle()
}

/** The notes that stand on the page now. */
export const notes = (): string[] => toasts.get().map((t) => t.message)

/** Cells of a table by row, as text; the table is found by its caption. */
export const cells = (caption: string): string[][] =>
  [...screen.getByRole('table', { name: caption }).querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  )

export async function choose(label: string | RegExp, value: string): Promise<void> {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await settle()
}

/** Rows as the server pages them. */
export const paged = <R,>(rows: R[], total = rows.length, page = 1, size = 20) => ({
  rows,
  total,
  page,
  size,
})

/** A file as the server sends it. */
export const fileNamed = (name: string, content = 'x') =>
  new Response(content, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename=${name}`,
    },
  })
