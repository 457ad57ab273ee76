// @vitest-environment jsdom
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { mount } from '../../reports/test-support/dom.ts'
import { about, subjects, useSubject } from './subjects.ts'

function Page({ name }: { name: string | undefined }) {
  useSubject(name)
  return null
}

it('a page says whom it is about once it knows, and stays named while it loads another', async () => {
  const at = (name: string | undefined) => (
    <MemoryRouter initialEntries={['/x/report']}>
      <Page name={name} />
    </MemoryRouter>
  )
  const page = await mount(at(undefined))
  expect(subjects.get().has('/x/report')).toBe(false)
  await page.show(at('甲公司'))
  expect(subjects.get().get('/x/report')).toBe('甲公司')
  await page.unmount()
})

it('the title stands alone where nobody is known', () => {
  expect(about(undefined, '发票报告')).toBe('发票报告')
  expect(about('甲公司', '发票报告')).toBe('甲公司 · 发票报告')
})
