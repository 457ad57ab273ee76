// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { OrderList } from '../order/OrderList.tsx'

const words = {
  up: (name: string) => `上移 ${name}`,
  down: (name: string) => `下移 ${name}`,
  moved: (name: string, place: number) => `${name} 移到第 ${place} 位`,
}

function Sample() {
  const [items, setItems] = useState(['甲', '乙', '丙'])
  return (
    <OrderList
      label="章节"
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      words={words}
      onMove={(from, to) =>
        setItems(items.toSpliced(from, 1).toSpliced(to, 0, items[from] as string))
      }
    >
      {(item) => <b>{item}</b>}
    </OrderList>
  )
}
const order = () =>
  within(screen.getByRole('list', { name: '章节' }))
    .getAllByRole('listitem')
    .map((li) => li.querySelector('b')?.textContent)
const row = (name: string) =>
  screen.getAllByRole('listitem').find((li) => li.querySelector('b')?.textContent === name)!
const button = (name: string) => screen.getByRole('button', { name })

afterEach(cleanup)

describe('a list whose order a person sets', () => {
  it('is moved by its buttons: the focus stays on the row, the move is said', () => {
    render(<Sample />)
    fireEvent.click(button('下移 甲'))
    expect(order()).toEqual(['乙', '甲', '丙'])
    expect(document.activeElement).toBe(button('下移 甲'))
    expect(screen.getByRole('status').textContent).toBe('甲 移到第 2 位')
    fireEvent.click(button('下移 甲'))
    fireEvent.click(button('下移 甲'))
    expect(order()).toEqual(['乙', '丙', '甲'])
    expect(button('下移 甲').getAttribute('aria-disabled')).toBe('true')
  })

  it('is moved by Alt and an arrow in a row, and by no arrow alone', () => {
    render(<Sample />)
    fireEvent.keyDown(row('丙'), { key: 'ArrowUp' })
    expect(order()).toEqual(['甲', '乙', '丙'])
    fireEvent.keyDown(row('丙'), { key: 'ArrowUp', altKey: true })
    expect(order()).toEqual(['甲', '丙', '乙'])
    expect(document.activeElement).toBe(button('上移 丙'))
  })

  it('is moved by dragging a row onto another', () => {
    render(<Sample />)
    const dataTransfer = { setData: () => undefined, effectAllowed: '' }
    act(() => {
      fireEvent.dragStart(row('甲'), { dataTransfer })
    })
    fireEvent.dragOver(row('丙'), { dataTransfer })
    fireEvent.drop(row('丙'), { dataTransfer })
    expect(order()).toEqual(['乙', '丙', '甲'])
  })

  it('a drag that ends nowhere changes nothing', () => {
    render(<Sample />)
    const dataTransfer = { setData: () => undefined, effectAllowed: '' }
    fireEvent.dragStart(row('甲'), { dataTransfer })
    fireEvent.dragEnd(row('甲'), { dataTransfer })
    fireEvent.drop(row('丙'), { dataTransfer })
    expect(order()).toEqual(['甲', '乙', '丙'])
  })
})
