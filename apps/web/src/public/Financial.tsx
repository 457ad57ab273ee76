import type { DataOf } from '@xinjian/contract/endpoint'
import { channel as calls } from '@xinjian/contract/nouns/channel'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { bareCall } from '../api/bare.ts'
import { messageOf } from '../api/errors.ts'
import { paths } from '../paths.ts'
import { Notice } from '../shell/Notice.tsx'
import { Splash } from '../shell/Splash.tsx'
import { LinkButton } from '../ui/Button.tsx'

type Place = DataOf<typeof calls.publicFinance>

/** Long enough to read who asks. */
const READ_MS = 1500

/**
 * `/public/financial?channel[&source]` or `?token`: the address that a bank or a partner puts into its own pages. It leads to where
 * the enterprise gives its data, or to the report that a link shares; only ever to a page of ours.
 */
export function Component() {
  const [query] = useSearchParams()
  const token = query.get('token')
  const channel = query.get('channel') ?? ''
  const source = query.get('source') ?? ''
  const [place, setPlace] = useState<Place | null>(null)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    if (token || !channel) return
    const abort = new AbortController()
    bareCall(calls.publicFinance, { channel, source }, abort.signal).then(setPlace, (cause) => {
      if (!abort.signal.aborted) setError(messageOf(cause))
    })
    return () => abort.abort()
  }, [token, channel, source])

  if (token) return <Navigate to={paths.share(token)} replace />
  if (!channel) return <Nowhere message="链接不完整，请向发送方索取新链接。" />
  if (error !== null) return <Nowhere message={error} />
  return place ? <OnTheWay place={place} /> : <Splash />
}

function OnTheWay({ place }: { place: Place }) {
  const navigate = useNavigate()
  const to = paths.collectIndex({ channel: place.channel, source: place.source })
  useEffect(() => {
    const timer = setTimeout(() => navigate(to, { replace: true }), READ_MS)
    return () => clearTimeout(timer)
  }, [navigate, to])
  return (
    <Notice
      code=""
      title={place.institution}
      text={`正在前往“${place.title}”。接下来由企业的法定代表人或办税人员阅读并签署授权书，逐步完成数据采集；未经签署不会查询任何数据。`}
    >
      <LinkButton variant="primary" href={to}>
        立即前往
      </LinkButton>
    </Notice>
  )
}

const Nowhere = ({ message }: { message: string }) => (
  <Notice code="" title="无法打开此链接" text={message}>
    <LinkButton href={paths.home()}>返回首页</LinkButton>
    <LinkButton href={paths.proof()}>核验手中的报告</LinkButton>
  </Notice>
)
