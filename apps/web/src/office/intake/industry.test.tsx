// @vitest-environment jsdom

import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { enterpriseForm } from '@xinjian/contract/forms/enterprise'
import { afterEach, describe, expect, it } from 'vitest'
import { useForm } from '../../form/useForm.ts'
import { IndustryField } from './IndustryField.tsx'

// The table and the panel are fetched when the list is opened.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

function Page({ said }: { said: string[] }) {
  const form = useForm(enterpriseForm, {
    onSubmit: () => undefined,
    onChange: (change) => said.push(String(change.industryCode)),
  })
  return <IndustryField of={form} name="industryCode" />
}

const PLACE = '输入代码或名称，如 金属 批发'
async function open() {
  const said: string[] = []
  const user = userEvent.setup()
  render(<Page said={said} />)
  await user.tab()
  await user.keyboard('{Enter}')
  return { user, said, search: await screen.findByPlaceholderText(PLACE) }
}
const names = () => screen.getAllByRole('option').map((o) => o.textContent)

describe('the industry of an enterprise', () => {
  it('is found by its code and chosen by keyboard alone', async () => {
    const { user, said, search } = await open()
    await user.type(search, '5164')
    expect(names()).toEqual([
      '5164 金属及金属矿批发批发和零售业 › 批发业 › 矿产品、建材及化工产品批发',
    ])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(said).toEqual(['5164'])
    expect(
      await screen.findByRole('button', { name: '所属行业 5164 金属及金属矿批发' }),
    ).toBeTruthy()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('is found by words of its name; what is left out is counted', async () => {
    const { user, search } = await open()
    await user.type(search, '制造')
    expect(names()).toHaveLength(60)
    expect(screen.getByText(/^另有 \d{3} 项，请继续输入$/)).toBeTruthy()
    await user.clear(search)
    await user.type(search, '金属 批发')
    expect(names()[0]).toMatch(/^5164 /)
    await user.type(search, ' 没有')
    expect(screen.getByText('没有符合的选项')).toBeTruthy()
  })

  it('may be left open, and taken back', async () => {
    const { user, said, search } = await open()
    expect(names()[0]).toBe('未填写')
    await user.type(search, '批发和零售业')
    await user.keyboard('{ArrowDown}{Enter}')
    await user.click(await screen.findByRole('button', { name: '所属行业 F 批发和零售业' }))
    await user.click(await screen.findByRole('option', { name: '未填写' }))
    expect(said).toEqual(['F', ''])
    expect(screen.getByRole('button', { name: '所属行业 按代码或名称选择' })).toBeTruthy()
  })
})
