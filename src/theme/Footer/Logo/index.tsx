/** The footer of this site has no logo. */
export default function FooterLogo(): null {
  return null;
}
