/** A company with terminals, and whoever stands before one. */
import { type Firm, must, officeToken, Sandbox, type Shown, signatureOf } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { Device } from './device.ts'

export let sandbox: Sandbox
export let server: TestServer
export let admin: string
export let witnessId: number
export let firm: Firm
/** Of nobody in the sandbox: the number by which the standard of ID numbers (GB 11643) shows how its check is made. */
export const WITNESS_ID_NO = '11010519491231002X'
export async function begin(): Promise<void> {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  admin = await officeToken(server, 'demo')
  firm = await sandbox.firm('trader')
  const { data } = await must(office('/terminal/witnesses'))
  witnessId = data.find((w: { name: string }) => w.name.startsWith('staff')).id
}
export async function end(): Promise<void> {
  await server?.stop()
  sandbox?.stop()
}
/** So that the next code may be sent. */
export const twoMinutesOn = () =>
  server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")

/** What a person ticks. */
export const ticked = (contracts: Shown[]) => ({ contracts: signatureOf(contracts).contracts })
export const office = (path: string, body: object = {}, token = admin) =>
  server.call('POST', path, body, token)
let serials = 0
export const added = async (over: object = {}) => {
  const serial = `YTJ-TEST-${++serials}`
  const { data } = await must(
    office('/terminal/add', {
      serial,
      place: '高新区政务大厅',
      witnessId,
      witnessIdNo: WITNESS_ID_NO,
      ...over,
    }),
  )
  return data as { code: string; row: { id: number; terminalNo: string; serial: string } }
}
export const device = async () => {
  const { code, row } = await added()
  const made = new Device(server)
  await must(made.enrol(code))
  return Object.assign(made, { row })
}
export const lay = (over: object = {}) =>
  sandbox.knob('devices', { taxNo: firm.taxNo, role: '法定代表人', stands: 'SELF', ...over })
export const identified = async (at: Device) => {
  await lay()
  await must(at.open())
  await must(at.send('/tax/machine/card', {}))
  await must(at.send('/tax/machine/face', {}))
}
export const withFirm = async (at: Device) => {
  await identified(at)
  const { mobile } = await sandbox.person(firm)
  await must(at.sealed('/tax/machine/firm', { taxNo: firm.taxNo, role: 'LEGAL_REP', mobile }))
  return mobile
}
export const withTexts = async (at: Device) => {
  const mobile = await withFirm(at)
  await must(at.send('/tax/taxweb/sendMobileMessageForYTJ', {}))
  const smsCode = await sandbox.smsCode(mobile, 'SIGN_CODE')
  return (await must(at.send('/tax/taxweb/checkMobileForYTJ', { smsCode }))).data
}
