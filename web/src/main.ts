// The page's first lines: styles, then the app.
import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/theme.css";

const target = document.getElementById("page");
if (target) mount(App, { target });
