import { paths } from '../../paths.ts'
import { SITE } from '../../shell/site.ts'
import { Brand } from '../../ui/brand/Seal.tsx'

export function PublicFooter() {
  return (
    <footer className="p-foot">
      <div className="p-wrap p-foot__cols">
        <div className="p-foot__brand">
          <Brand inverse size={30} />
          <p>让每一家企业拥有数字信用。</p>
        </div>
        <nav aria-label="产品">
          <h3>产品</h3>
          <a href="/#sample">发票信用报告</a>
          <a href="/#evidence">数字依据</a>
          <a href={paths.proof()}>报告验真</a>
        </nav>
        <nav aria-label="使用">
          <h3>使用</h3>
          <a href="/#how">使用流程</a>
          <a href="/#security">安全与授权</a>
          <a href={paths.login()} data-login="">
            登录
          </a>
        </nav>
        <div>
          <h3>联系我们</h3>
          <p>
            业务咨询 <b className="num">{SITE.businessPhone}</b>
            <small>{SITE.hours}</small>
          </p>
          <p>
            商务合作 <b className="num">{SITE.partnerPhone}</b>
          </p>
          <p>{SITE.email}</p>
        </div>
        <figure>
          <img
            src="/official-account.svg"
            width="84"
            height="84"
            alt="微信公众号二维码"
            loading="lazy"
          />
          <figcaption>微信扫码关注</figcaption>
        </figure>
      </div>
      <p className="p-wrap p-foot__law">
        © {SITE.company}
        <span>{SITE.icp}</span>
        <span>{SITE.police}</span>
      </p>
    </footer>
  )
}
