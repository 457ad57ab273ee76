// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { intake } from '@xinjian/contract/nouns/intake'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { address, leaveForGood, press, settle } from '../../../test-support/page.tsx'
import { answer, ok, sent } from '../../../test-support/server.ts'
import { Component } from '../../report/pages/QueryPage.tsx'
import { choose, newDesk, open, paged } from '../desk.tsx'
import { ROW } from '../order/order-sample.ts'

/** Lists of reports by what they come to: docs/decisions/0119. */
const PAGE = '/queryRecord/queryPage'
const show = (query = '') => open(PAGE + query, Component)
const last = () => sent(report.reportResult).at(-1)
const ROWS = [
  { ...ROW, reportNo: 'R1', decision: 'REVIEW', grade: 'BBB', score: 641.2 },
  { ...ROW, reportNo: 'R2', decision: 'ADMIT', grade: 'AAA', score: 800 },
  { ...ROW, reportNo: 'R3', decision: null, grade: null, score: null, sealed: true },
]
const cell = (no: string, label: string) => {
  const row = screen.getByRole('link', { name: no }).closest('tr')!
  return row.querySelector(`td[data-label="${label}"]`)?.textContent
}

beforeEach(() => {
  newDesk()
  answer(report.reportResult, ok(paged(ROWS)))
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

describe('the list of reports', () => {
  it('shows verdict, grade and score each in a column of its own, and none of a sealed one', async () => {
    await show()
    expect(['结论', '等级', '评分'].map((label) => cell('R1', label))).toEqual([
      '人工复核',
      'BBB',
      '641.2',
    ])
    expect(['结论', '等级', '评分'].map((label) => cell('R3', label))).toEqual([
      '已封存',
      '--',
      '--',
    ])
  })

  it.each([
    ['报告类型', 'reportType'],
    ['结论', 'decision'],
    ['等级', 'grade'],
    ['评分', 'score'],
    ['生成时间', 'createdAt'],
  ])(
    'is put in order by the head %s: the highest first, the lowest, as before',
    async (head, key) => {
      await show('?page=2')
      await press(head)
      expect(last()).toEqual({ sort: `-${key}`, page: 1, size: 20 })
      await press(head)
      expect(last()).toEqual({ sort: key, page: 1, size: 20 })
      await press(head)
      expect(address()).toBe(PAGE)
    },
  )

  it('keeps the order that the server gave: words and letters have another', async () => {
    await show('?sort=decision')
    expect(screen.getAllByRole('link', { name: /^R\d$/ }).map((a) => a.textContent)).toEqual([
      'R1',
      'R2',
      'R3',
    ])
  })

  it('is narrowed by verdict, grade and score', async () => {
    await show('?page=3')
    await choose('结论', 'REJECT')
    await choose('等级', 'BB')
    const low = screen.getByLabelText('评分')
    fireEvent.change(low, { target: { value: ' 700 ' } })
    fireEvent.keyDown(low, { key: 'Enter' })
    await settle()
    const high = screen.getByLabelText('评分：最高')
    fireEvent.change(high, { target: { value: '600.5' } })
    fireEvent.blur(high)
    await settle()
    // Ends that were given the wrong way round are turned.
    expect(address()).toBe(`${PAGE}?decision=REJECT&grade=BB&scoreFrom=600.5&scoreTo=700`)
    expect(last()).toEqual({
      decision: 'REJECT',
      grade: 'BB',
      scoreFrom: '600.5',
      scoreTo: '700',
      page: 1,
      size: 20,
    })
  })

  it('puts back what is no score', async () => {
    await show('?scoreFrom=600')
    const low = screen.getByLabelText<HTMLInputElement>('评分')
    fireEvent.change(low, { target: { value: '高' } })
    fireEvent.blur(low)
    await settle()
    expect(low.value).toBe('600')
    expect(address()).toBe(`${PAGE}?scoreFrom=600`)
  })

  it('offers the grades of the cards, the best first', async () => {
    await show()
    const grades = within(screen.getByLabelText('等级')).getAllByRole('option')
    expect(grades.map((option) => option.textContent)).toEqual(
      '全部等级 AAA AA A BBB BB B CCC CC C D'.split(' '),
    )
  })
})
