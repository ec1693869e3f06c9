import theme from 'vitepress/theme-without-fonts';
import './colours.css';
import './railroad.css';

export default theme;
