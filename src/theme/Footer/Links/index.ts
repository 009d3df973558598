/** The footer of this site is one line of links; the theme's columns would be in the JavaScript of every page. */
export { default } from '@theme/Footer/Links/Simple';
