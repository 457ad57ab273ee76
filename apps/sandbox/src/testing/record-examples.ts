/**
 * Records one real conversation with a bureau as docs/examples.md:
 * `node apps/sandbox/src/testing/record-examples.ts > apps/sandbox/docs/examples.md`, then format it.
 */
import { TestSandbox } from './client.ts'

const LONGEST = 1_400

const parts: string[] = [
  '# Recorded examples',
  '',
  'Made by `src/testing/record-examples.ts` with a fixed world (seed `test`, 2026-11-21). Identifiers, keys and codes differ from run to run; long values and lists are cut with `…`.',
]

const sandbox = await TestSandbox.start()
try {
  await passwordJourney()
  await smsJourney()
  await failures()
} finally {
  await sandbox.stop()
}
process.stdout.write(`${parts.join('\n')}\n`)

function note(title: string, request: string, answer: unknown): void {
  const text = JSON.stringify(shortened(answer), null, 1)
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}\n …` : text
  parts.push('', `## ${title}`, '', '```http', request, '```', '', '```json', cut, '```')
}

/** Lists to their first element, long texts to their beginning. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 120 ? `${value.slice(0, 60)}…` : value
  if (Array.isArray(value))
    return value.length > 1 && typeof value[0] === 'object'
      ? [shortened(value[0]), '…']
      : value.map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([k]) => k !== 'status')
      .map(([k, v]) => [k, shortened(v)]),
  )
}

async function passwordJourney(): Promise<void> {
  const firm = await sandbox.firm('maker')
  const account = await sandbox.account(firm.taxNo)
  const session = await sandbox.open('4403', firm.taxNo)
  note(
    'Start a session',
    `POST /bureaus/4403/sessions\nAuthorization: Bearer KEY\nX-Consent-No: AC-1\nX-Task-No: T-1\n\n{"taxNo":"${firm.taxNo}"}`,
    session.start,
  )
  note('Captcha', 'GET /bureaus/4403/sessions/SID/captcha', await session.get('/captcha'))
  const step = await session.password(account.idNo, account.password)
  note(
    'Login by password',
    `POST /bureaus/4403/sessions/SID/login\n\n{"way":"PASSWORD","account":"${account.idNo}","passwordSealed":"BASE64","captcha":"4821"}`,
    step,
  )
  note('Datasets', 'GET /bureaus/4403/sessions/SID/datasets', await session.get('/datasets'))
  for (const code of [
    'REGISTRATION',
    'CREDIT_RATING',
    'VAT_RETURNS',
    'PAYMENTS',
    'FIN_STATEMENTS',
    'BANK_TAX_AUTHS',
  ])
    note(
      `Dataset ${code}`,
      `GET /bureaus/4403/sessions/SID/datasets/${code}?page=1&size=2`,
      await session.get(`/datasets/${code}?page=1&size=2`),
    )
  note(
    'Index of invoice months',
    'GET /bureaus/4403/sessions/SID/datasets/INVOICE_OUT/index',
    await session.get('/datasets/INVOICE_OUT/index'),
  )
  note(
    'Invoices of a month',
    'GET /bureaus/4403/sessions/SID/datasets/INVOICE_OUT?period=202603&page=1&size=2',
    await session.get('/datasets/INVOICE_OUT?period=202603&page=1&size=2'),
  )
  const order = await session.post('/exports', {
    dataset: 'INVOICE_OUT',
    from: '202601',
    to: '202603',
  })
  note(
    'Order an export',
    'POST /bureaus/4403/sessions/SID/exports\n\n{"dataset":"INVOICE_OUT","from":"202601","to":"202603"}',
    order,
  )
  note('Logout', 'POST /bureaus/4403/sessions/SID/logout', await session.post('/logout', {}))
}

async function smsJourney(): Promise<void> {
  const firm = await sandbox.neighbour('3100')
  const account = await sandbox.account(firm.taxNo)
  const session = await sandbox.open('3100', firm.taxNo)
  note(
    'A bureau that wants a second factor',
    'POST /bureaus/3100/sessions/SID/login',
    await session.password(account.idNo, account.password),
  )
  note('Send the SMS', 'POST /bureaus/3100/sessions/SID/sms', await session.post('/sms', {}))
  note(
    'The SMS in the inbox',
    `GET /inbox.json?to=${account.mobile}`,
    await sandbox.json(`/inbox.json?to=${account.mobile}`),
  )
  const code = await sandbox.smsCode(account.mobile)
  note(
    'Submit the code',
    'POST /bureaus/3100/sessions/SID/sms/verify\n\n{"smsCode":"482913"}',
    await session.post('/sms/verify', { smsCode: code }),
  )
  const clerkFirm = await sandbox.firm('maker')
  const clerk = await sandbox.account(clerkFirm.taxNo, '办税员')
  const other = await sandbox.open('4403', clerkFirm.taxNo)
  note(
    'A person of several enterprises',
    'POST /bureaus/4403/sessions/SID/login',
    await other.password(clerk.idNo, clerk.password),
  )
  const qr = await other.post('/role', { taxNo: clerkFirm.taxNo, role: '办税员' })
  note(
    'Choose enterprise and role',
    `POST /bureaus/4403/sessions/SID/role\n\n{"taxNo":"${clerkFirm.taxNo}","role":"办税员"}`,
    qr,
  )
  const app = await sandbox.open('4600', (await sandbox.neighbour('4600')).taxNo)
  note('Create a QR code', 'POST /bureaus/4600/sessions/SID/qr', await app.post('/qr', {}))
  note('Poll it', 'GET /bureaus/4600/sessions/SID/qr', await app.get('/qr'))
}

async function failures(): Promise<void> {
  const firm = await sandbox.neighbour('5000')
  const account = await sandbox.account(firm.taxNo)
  const session = await sandbox.open('5000', firm.taxNo)
  note(
    'Wrong password',
    'POST /bureaus/5000/sessions/SID/login',
    await session.password(account.idNo, 'nonsense'),
  )
  note(
    'Locked account',
    'POST /bureaus/5000/sessions/SID/login',
    await session.password(account.idNo, 'locked-1'),
  )
  const maker = await sandbox.firm('maker')
  note('Wrong area', 'POST /bureaus/4400/sessions', (await sandbox.open('4400', maker.taxNo)).start)
  await sandbox.post('/knobs/weather', { area: '5000', state: 'MAINTENANCE', until: '06:00' })
  note(
    'Maintenance (HTTP 503)',
    'POST /bureaus/5000/sessions',
    (await sandbox.open('5000', firm.taxNo)).start,
  )
  note(
    'One record of the call log',
    'GET /log.json',
    (await sandbox.json('/log.json?area=5000')).slice(-1),
  )
}
