// @vitest-environment happy-dom
/** The way from the camera of a phone: a photo comes in; without a camera, or without leave to use it, the page says so. */
import { fireEvent, screen } from '@testing-library/react'
import { verify } from '@xinjian/contract/nouns/verify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveForGood, settle, text } from '../../../test-support/page.tsx'
import { answer, no } from '../../../test-support/server.ts'
import { Component as Page } from '../../verify/pages/TradeCredit.tsx'
import { newDesk, notes, open } from '../desk.tsx'
import { Request, uploads } from '../upload-sample.ts'
import { photo } from './picture-sample.ts'

const AT = '/queryCenter/tradeCredit?way=picture'

beforeEach(() => {
  newDesk()
  uploads.length = 0
  vi.stubGlobal('XMLHttpRequest', Request)
  answer(verify.readerChoice, no(500, '不在此处试'))
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(navigator, 'permissions')
  leaveForGood()
})

/** @param kinds of the devices that the browser tells of */
const device = (kinds: string[], state: string) => {
  const devices = { enumerateDevices: async () => kinds.map((kind) => ({ kind })) }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices })
  const permissions = { query: async () => ({ state }) }
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions })
}
const input = () => document.querySelector<HTMLInputElement>('input[capture="environment"]')!

it('a photo is read like any other file; the button shows a camera', async () => {
  device(['audioinput', 'videoinput'], 'prompt')
  await open(AT, Page)
  expect(text()).not.toMatch(/未检测到相机|未获准使用相机/)
  const pressed = vi.spyOn(input(), 'click')
  fireEvent.click(screen.getByRole('button', { name: '拍照' }))
  expect(pressed).toHaveBeenCalledOnce()
  Object.defineProperty(input(), 'files', { value: [photo('image.jpg')] })
  fireEvent.change(input())
  await settle()
  expect(uploads.map((u) => (u.form.file as File).name)).toEqual(['image.jpg'])
})

it.each([
  ['without a camera', ['audioinput'], 'prompt', '未检测到相机'],
  ['without leave to use it', ['videoinput'], 'denied', '未获准使用相机'],
])('%s the page says so, and what else one may do', async (_, kinds, state, said) => {
  device(kinds, state)
  await open(AT, Page)
  expect(text()).toContain(said)
  expect(text()).toContain('选择已有的照片')
})

it('who comes back without a photo is told what to do', async () => {
  device(['videoinput'], 'prompt')
  await open(AT, Page)
  fireEvent(input(), new Event('cancel'))
  await settle()
  expect(notes().join()).toContain('没有拍到照片')
})
